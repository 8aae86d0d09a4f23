/**
 * The n-th smallest element, from 0. Reorders the list: those before place `nth` are not larger then,
 * and those after it not smaller (quickselect: C. A. R. Hoare, Algorithm 65, 1961).
 */
export function nthSmallest(list: Uint32Array, nth: number): number {
  let [low, high] = [0, list.length - 1];
  while (low < high) {
    const pivot = list[nth] ?? 0;
    let [left, right] = [low, high];
    while (left <= right) {
      while ((list[left] ?? 0) < pivot) left += 1;
      while (pivot < (list[right] ?? 0)) right -= 1;
      if (left > right) break;
      const moved = list[left] ?? 0;
      list[left] = list[right] ?? 0;
      list[right] = moved;
      left += 1;
      right -= 1;
    }
    if (right < nth) low = left;
    if (nth < left) high = right;
  }
  return list[nth] ?? 0;
}

const WEIGHTS = [2, 7, 6, 5, 4, 3, 2, 1];

/** Eight digits whose weighted sum is divisible by eleven: the CVR check digit. */
export function isValidCvr(key: string): boolean {
  if (!/^[0-9]{8}$/.test(key)) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(key[index]), 0);
  return sum > 0 && sum % 11 === 0;
}

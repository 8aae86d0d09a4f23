/**
 * Opens the list as the bell does, which gets the focus back. After the frame in which
 * the menu that asks for it closes: two dialogs at once would fight for the focus.
 */
export function openNotifications(): void {
  const bell = document.querySelector<HTMLElement>('[data-bell]');
  requestAnimationFrame(() => requestAnimationFrame(() => bell?.click()));
}

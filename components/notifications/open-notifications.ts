/**
 * Opens the panel through the bell, which gets the focus back on closing. Waits until the calling
 * menu has closed: two open dialogs would fight for the focus.
 */
export function openNotifications(): void {
  const bell = document.querySelector<HTMLElement>('[data-bell]');
  requestAnimationFrame(() => requestAnimationFrame(() => bell?.click()));
}

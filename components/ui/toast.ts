/** Errors are longer to read than news. */
const ERROR_DURATION = 5000;

/** Loaded with the first message: no page waits for it. */
const load = () => import('sonner');

export const toast = {
  message: (text: string) => load().then((sonner) => sonner.toast(text)),
  success: (text: string) => load().then((sonner) => sonner.toast.success(text)),
  error: (text: string) =>
    load().then((sonner) => sonner.toast.error(text, { duration: ERROR_DURATION })),
};

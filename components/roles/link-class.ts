export const linkClass =
  'rounded-sm font-medium text-accent underline-offset-4 hover:underline touch:py-1.5';

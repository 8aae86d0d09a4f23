export const linkClass = 'link touch:py-1.5';

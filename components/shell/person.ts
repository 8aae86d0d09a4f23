/** The signed-in user, as shown in the menus. */
export type Person = {
  name: string;
  email: string;
  initials: string;
  /** URL of the picture. */
  picture: string | null;
  isAdmin: boolean;
  /** Has a paid plan. */
  isSubscriber: boolean;
};

/** What the menus show of the signed-in person. */
export type Person = {
  name: string;
  email: string;
  initials: string;
  /** Address of the picture. */
  picture: string | null;
  isAdmin: boolean;
  /** Of a paid plan. */
  isSubscriber: boolean;
};

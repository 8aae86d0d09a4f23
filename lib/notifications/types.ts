export type Notification = {
  id: string;
  title: string;
  message: string;
  /** The company it is about. */
  companyKey: string | null;
  readAt: Date | null;
  createdAt: Date;
};

/** With the names of the specification. */
export type NotificationOnWire = {
  id: string;
  Details: string;
  message: string;
  isRead: boolean;
  the_key: string | null;
  createdAt: string;
};

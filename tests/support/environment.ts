function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: start the suites with "npm test".`);
  return value;
}

/** Values passed from `npm test` to the browser and API suites. */
export const environment = {
  get baseUrl() {
    return required('BASE_URL');
  },
  get authSecret() {
    return required('AUTH_SECRET');
  },
  get dataDir() {
    return required('DATA_DIR');
  },
  /** Refuses any database that is not local. */
  get databaseUrl() {
    const url = required('DATABASE_URL');
    const { hostname } = new URL(url);
    if (!['127.0.0.1', 'localhost', '[::1]'].includes(hostname)) {
      throw new Error(`Tests write into the database, so they refuse the one on ${hostname}.`);
    }
    return url;
  },
};

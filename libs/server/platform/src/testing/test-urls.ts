/** The migrated database that test databases are copies of. */
export const templateName = 'imah_template';

/** The same server and role as `url`, another database. */
export function withDatabase(url: string, name: string): string {
  const other = new URL(url);
  other.pathname = `/${name}`;
  return other.href;
}

import { screen, waitFor } from '@testing-library/react';

/** What each row of the open part says, as soon as there is one; not the list of the settings beside it. */
export function findRows(): Promise<readonly string[]> {
  return waitFor(() => {
    const rows = screen.getAllByRole('listitem').filter((row) => row.closest('nav') === null);
    if (rows.length === 0) throw new Error('The part has no row yet');
    return rows.map(({ textContent }) => textContent);
  });
}

/** Where an item of the checklist stands on the page of its ticket. */
export const checkPlaceOf = (checkId: string) => `check-${checkId}`;

/** Brings an item of the checklist into sight and gives it the focus, after a dialog that has closed gave it back. */
export function goToCheck(checkId: string): void {
  setTimeout(() => {
    const row = document.getElementById(checkPlaceOf(checkId));
    const control = row?.querySelector<HTMLElement>(':is(input, select, textarea, button):enabled');
    (control ?? row)?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'center' });
  });
}

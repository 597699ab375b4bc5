/** What the person sees and touches: as far as an arrival needs it. */
type Page = Pick<Window, 'document' | 'scrollTo' | 'scrollY' | 'setTimeout' | 'clearTimeout'>;

export interface Arriving {
  /** Where the page is to be scrolled to, in pixels; null leaves it where it is. */
  readonly scroll: number | null;
  /** The address of the page one came back from: focus goes to the link that led there, where it is shown. */
  readonly leftFor: string | null;
  /** Whether focus is led to the page's title. */
  readonly focus: 'title' | 'kept';
}

/** A person who does something has arrived: from then on nothing is moved under their hands. */
const deeds = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
const overlays = '[role="dialog"], [role="alertdialog"], [role="menu"]';
const typing = 'input, select, textarea, [contenteditable="true"]';

/**
 * Leads scroll and focus to a page that is still coming: its title may be of its loading state first, its content may grow
 * for a while, and what covered the page one left may be closing. Ends with the person's first deed, or when stopped.
 * @returns a way to stop
 */
export function leadTo(page: Page, { scroll, leftFor, focus }: Arriving): () => void {
  const { document } = page;
  const before = document.activeElement;
  let wanted = scroll;
  let target: HTMLElement | null = null;
  let timer: number | null = null;

  const isTaken = () => {
    const active = document.activeElement;
    if (active === null || active === document.body || active === target) return false;
    if (active.closest('main') === null) return false;
    // A field that the page itself put the cursor into, or what the person chose in it.
    return active !== before || active.matches(typing);
  };
  const attempt = () => {
    timer = null;
    if (wanted !== null) {
      page.scrollTo(0, wanted);
      if (Math.abs(page.scrollY - wanted) < 2) wanted = null;
    }
    if (focus === 'kept' || (target?.isConnected && document.activeElement === target)) return;
    if ([...document.querySelectorAll(overlays)].some((overlay) => overlay.checkVisibility())) return;
    if (isTaken()) return;
    target = linkTo(document, leftFor) ?? titleOf(document);
    if (target === null) return;
    if (target.tabIndex < 0) target.setAttribute('tabindex', '-1');
    target.focus({ preventScroll: true });
  };
  // What closes gives focus back a task after it is gone; this comes after that.
  const observer = new MutationObserver(() => (timer ??= page.setTimeout(attempt, 0)));
  const stop = () => {
    observer.disconnect();
    if (timer !== null) page.clearTimeout(timer);
    for (const deed of deeds) document.removeEventListener(deed, stop, true);
  };

  observer.observe(document.body, { childList: true, subtree: true });
  for (const deed of deeds) document.addEventListener(deed, stop, { capture: true, passive: true });
  attempt();
  return stop;
}

function titleOf(document: Document): HTMLElement | null {
  const titles = [...document.querySelectorAll<HTMLElement>('h1')];
  return titles.find((title) => title.checkVisibility()) ?? null;
}

function linkTo(document: Document, address: string | null): HTMLElement | null {
  if (address === null) return null;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')];
  return links.find((link) => link.getAttribute('href') === address && link.checkVisibility()) ?? null;
}

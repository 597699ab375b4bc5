const selector = 'a[href], button, input, select, textarea, [tabindex]';

/** What the Tab key should stop at within the element, in order; groups with one stop count once. */
export function tabStops(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(selector)].filter(
    (candidate) =>
      candidate.tabIndex >= 0 &&
      !candidate.matches(':disabled') &&
      candidate.checkVisibility({ visibilityProperty: true }),
  );
}

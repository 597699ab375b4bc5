const selector = 'a[href], button, input, select, textarea, [tabindex]';

/** What the Tab key should stop at within the element, in order; groups with one stop count once. */
export function tabStops(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>(selector)].filter(
    (candidate) =>
      candidate.tabIndex >= 0 &&
      // Such a group hands the focus to its one open item at once.
      !candidate.matches('[role="radiogroup"], [role="group"], [role="toolbar"]') &&
      !candidate.matches(':disabled') &&
      candidate.checkVisibility({ visibilityProperty: true }),
  );
}

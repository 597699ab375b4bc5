import axe from 'axe-core';

/** The rules of WCAG 2.2 AA that the element breaks, each with the first place that does. Empty when it breaks none. */
export async function violationsIn(element: Element): Promise<string[]> {
  // In the middle of a fade nothing has the contrast that it has for people.
  await Promise.allSettled(finiteAnimationsOf(element).map(({ finished }) => finished));
  const result = await axe.run(element, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    rules: {
      // A part alone is no page.
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'landmark-one-main': { enabled: false },
      'heading-order': { enabled: false },
    },
  });
  return result.violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.html ?? ''})`);
}

const finiteAnimationsOf = (element: Element) =>
  element
    .getAnimations({ subtree: true })
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);

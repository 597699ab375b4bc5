import { expect } from 'storybook/test';

/** What depends on colours alone: everything else the theme of the story itself has shown already. */
const rules = ['color-contrast', 'link-in-text-block'];

/** Looks at the story once more in the colour mode it was not drawn in. */
export async function checkOtherTheme(document: Document): Promise<void> {
  const { default: axe } = await import('axe-core');
  const { documentElement: root } = document;
  const drawn = root.dataset['colorMode'];
  const other = drawn === 'dark' ? 'light' : 'dark';
  // A colour on its way to another is neither.
  const still = document.head.appendChild(document.createElement('style'));
  still.textContent = '*, *::before, *::after { transition: none !important }';
  root.dataset['colorMode'] = other;
  try {
    axe.reset();
    const { violations } = await axe.run(
      { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
      { runOnly: { type: 'rule', values: rules }, resultTypes: ['violations'] },
    );
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    await expect(found, `in the colour mode "${other}"`).toEqual([]);
  } finally {
    root.dataset['colorMode'] = drawn;
    still.remove();
  }
}

import { configure } from 'storybook/test';
import { beforeAll } from 'vitest';

// What is waited for comes later on a machine that is busy with everything else.
configure({ asyncUtilTimeout: 15_000 });

beforeAll(async () => {
  // Measures of text are only true once the real font is there.
  await document.fonts.ready;
});

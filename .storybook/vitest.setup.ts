import { beforeAll } from 'vitest';

beforeAll(async () => {
  // Measures of text are only true once the real font is there.
  await document.fonts.ready;
});

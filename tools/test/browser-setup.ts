import { configure } from '@testing-library/react';
import type {} from '@vitest/browser-playwright';
import { afterAll } from 'vitest';
import { cdp } from 'vitest/browser';

// What is waited for comes later on a machine that is busy with everything else; no test asserts speed.
configure({ asyncUtilTimeout: 15_000 });

// The files of a page share its one pointer: left where it was, it hovers over what the next file shows there.
afterAll(async () => {
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 1279, y: 799 });
});

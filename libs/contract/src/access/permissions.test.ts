import { expect, it } from 'vitest';
import { isGrant } from './permissions.ts';

it.each(['org.view', 'org.view.own', 'deviceCommand.control', 'pdp.reveal.own'])('takes %s for a grant', (text) => {
  expect(isGrant(text)).toBe(true);
});

it.each(['', 'org', 'org.fly', 'rocket.view', 'org.view.all', 'ORG.VIEW', 'org.view.own.own', ' org.view', '*'])(
  'does not take %j for a grant',
  (text) => {
    expect(isGrant(text)).toBe(false);
  },
);

import { expect, it } from 'vitest';
import { mayResidentGive, ticketPriorities } from './ticket-words.ts';

it('lets a resident give what their category allows and less, and nothing above medium without one', () => {
  const given = (most?: 'emergency' | 'high' | 'medium') =>
    ticketPriorities.filter((one) => mayResidentGive(one, most));

  expect([given('emergency'), given('high'), given('medium'), given()]).toEqual([
    ['emergency', 'high', 'medium', 'low'],
    ['high', 'medium', 'low'],
    ['medium', 'low'],
    ['medium', 'low'],
  ]);
});

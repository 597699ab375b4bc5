import { expect, it } from 'vitest';
import { fieldOfRefusal } from './topic-body.ts';

it.each([
  ['the second answer that was sent, past an empty one', 'poll.options.1', ['Ya', ' ', 'ya'], 'poll.options.2'],
  ['an answer with none empty before it', 'poll.options.1', ['Ya', 'ya', ''], 'poll.options.1'],
  ['all answers', 'poll.options', ['Ya', ''], 'options'],
  ['the end of a poll', 'poll.closesAt', ['', ''], 'closes'],
  ['a field that both call the same', 'title', ['', ''], 'title'],
])('shows what the server refuses of %s there where it was written', (_what, field, options, expected) => {
  expect(fieldOfRefusal(field, { options })).toBe(expected);
});

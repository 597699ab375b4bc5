import { answerOf, whoami } from '@imah/testing';
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { PersonAvatar } from './person-avatar.tsx';

afterEach(cleanup);

const orgId = whoami.memberships[0]?.orgId ?? '';
// One pixel.
const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
const initials = () => document.querySelector('[data-initials]')?.getAttribute('data-initials');
const src = () => document.querySelector('[data-initials] img')?.getAttribute('src');

it('shows the initials, and the picture over them once it is known', async () => {
  const { calls } = await show(<PersonAvatar orgId={orgId} userId={whoami.id} name={whoami.name} />, {
    answers: { listMemberPictures: answerOf([{ userId: whoami.id, picture: pixel }]) },
  });
  await expect.poll(src).toBe(pixel);
  expect(initials()).toBe('RW');
  expect(calls().map(({ name }) => name)).toContain('listMemberPictures');
});

it('keeps to the initials where the picture does not load', async () => {
  await show(<PersonAvatar orgId={orgId} userId={whoami.id} name={whoami.name} />, {
    answers: { listMemberPictures: answerOf([{ userId: whoami.id, picture: pixel }]) },
  });
  await expect.poll(src).toBe(pixel);
  const image = document.querySelector('[data-initials] img');
  if (image !== null) fireEvent.error(image);

  await expect.poll(src).toBeUndefined();
  expect(initials()).toBe('RW');
});

it('asks for nobody without an account', async () => {
  const { calls } = await show(<PersonAvatar orgId={orgId} userId={undefined} name="Tamu" />);

  expect(calls().map(({ name }) => name)).not.toContain('listMemberPictures');
  expect(initials()).toBe('T');
});

import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { uuidPattern } from '../core/words.ts';

/** Of so many people the pictures are asked for at once at most. */
const mostPicturesAtOnce = 50;

const uuid = uuidPattern.source.slice(1, -1);

/** Whose pictures are wanted: accounts, separated by commas. */
export const memberPicturesQuery = z.object({
  users: z.string().check(z.regex(new RegExp(`^${uuid}(?:,${uuid}){0,${mostPicturesAtOnce - 1}}$`))),
});

/** The picture of a person of the organisation, as a path on this server. */
export const memberPicture = z.object({ userId: id, picture: z.string() });

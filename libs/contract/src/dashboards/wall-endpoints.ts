import * as z from 'zod/mini';
import { anyone, created, defineEndpoints, may, noContent, ok } from '../core/calls.ts';
import { newWall, wall, wallAsked, wallDraft, wallPage, wallPageAsked, wallPictureAsked, wallToken } from './wall.ts';
import { wallRoutes } from './wall-routes.ts';

/** Who arranges what everybody sees decides where it is seen. */
const arranging = may('dashboard.update', 'building');
/** All screens of a house have one address: each asks about six times a minute, more often where it turns fast. */
const ofScreens = { max: 300, windowSeconds: 60 };

/** Schemas, rights and limits of the calls about walls. */
export const wallEndpoints = defineEndpoints(wallRoutes, 'dashboards', {
  listWalls: ok('Walls that show the dashboard of a building, the newest first; at most 100', arranging, z.array(wall)),
  createWall: created(
    'A wall: an address at which a screen shows dashboards without an account; 20 are good at once',
    arranging,
    newWall,
    { body: wallDraft, errors: [409], rateLimit: { max: 30, windowSeconds: 60 } },
  ),
  withdrawWall: noContent('A wall stops showing anything, and its screens are told at once', arranging),
  readWall: ok(
    'What a wall shows in turn; one that is unknown, has expired or was withdrawn answers alike',
    anyone,
    wallAsked,
    { body: wallToken, errors: [404], rateLimit: ofScreens },
  ),
  readWallPage: ok(
    'The dashboard of a building as its wall shows it: no person, no amount of money, nothing to press',
    anyone,
    wallPage,
    { body: wallPageAsked, errors: [404], rateLimit: ofScreens },
  ),
  readWallPicture: {
    summary: 'A picture that stands on a dashboard of the wall',
    access: anyone,
    body: wallPictureAsked,
    byteTypes: ['image/webp'],
    response: { status: 200 },
    errors: [404],
    rateLimit: ofScreens,
  },
});

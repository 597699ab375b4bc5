import { checkObjects } from '../testing/check-bounds.ts';
import { buildManifest, latestBuild, routeRule } from './index.ts';

checkObjects([
  {
    name: 'buildManifest',
    schema: buildManifest,
    example: {
      id: 'Air mati',
      timestamp: 1,
      matcher: { static: {}, wildcard: {}, dynamic: {} },
      prerendered: ['Air mati'],
    },
    required: ['id', 'timestamp', 'matcher', 'prerendered'],
    accepts: {},
    refuses: { id: [7, null], timestamp: [1.5, 'one', null], matcher: [null, 'text'], prerendered: [{}, null] },
  },
  {
    name: 'latestBuild',
    schema: latestBuild,
    example: { id: 'Air mati', timestamp: 1 },
    required: ['id', 'timestamp'],
    accepts: {},
    refuses: { id: [7, null], timestamp: [1.5, 'one', null] },
  },
  {
    name: 'routeRule',
    schema: routeRule,
    example: { prerender: true },
    required: [],
    accepts: {},
    refuses: { prerender: ['yes', null] },
  },
]);

import { startServer } from '../apps/server/src/main.ts';
import { buildWeb } from './run/build-web.ts';

await startServer({ demo: false, web: buildWeb() });

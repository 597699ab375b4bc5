import { startServer } from '../apps/server/src/main.ts';
import { buildWeb } from './run/build-web.ts';

buildWeb();
await startServer({ demo: true });

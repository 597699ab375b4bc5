import { startServer } from './main.ts';

// Vite serves the pages in development.
await startServer({ demo: true, web: null });

import { rmSync } from 'node:fs';

// tsc leaves what it wrote for a source that is gone; the package would go on shipping it.
rmSync('dist', { recursive: true, force: true });

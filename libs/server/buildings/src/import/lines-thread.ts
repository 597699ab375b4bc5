import { parentPort, workerData } from 'node:worker_threads';
import { linesOfSource } from './lines-of-source.ts';

parentPort?.postMessage(linesOfSource(workerData));

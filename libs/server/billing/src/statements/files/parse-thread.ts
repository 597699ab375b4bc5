import { parentPort, workerData } from 'node:worker_threads';
import { parseStatement } from './parse-statement.ts';

parentPort?.postMessage(parseStatement(workerData));

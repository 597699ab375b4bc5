import { parentPort, workerData } from 'node:worker_threads';
import { readIncomingMail } from './incoming-mail.ts';

parentPort?.postMessage(await readIncomingMail(Buffer.from(workerData)));

import { parentPort, workerData } from 'node:worker_threads';
import { judgeOffice } from './judge-office.ts';

const { type, content } = workerData;
parentPort?.postMessage(judgeOffice(type, content));

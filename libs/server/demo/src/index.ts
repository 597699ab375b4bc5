export { loadDemo } from './load-demo.ts';
export { setUpGateway } from './set-up-gateway.ts';

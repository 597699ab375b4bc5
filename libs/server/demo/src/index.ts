export { loadDemo } from './load-demo.ts';
export { setUpExpenses } from './set-up-expenses.ts';
export { setUpGateway } from './set-up-gateway.ts';

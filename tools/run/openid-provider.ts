export { startOpenidProvider, type TestProvider } from '../../apps/server/src/testing/openid-provider.ts';

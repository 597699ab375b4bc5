import type { RouteTable } from '../core/route.ts';

/** S-40 to S-45 and what S-02 needs. */
export const identityRoutes = {
  getSession: { method: 'GET', path: '/api/_auth/session', retry: false },
  deleteSession: { method: 'DELETE', path: '/api/_auth/session', retry: false },
  login: { method: 'POST', path: '/api/v1/auth/login', retry: false, signIn: true },
  register: { method: 'POST', path: '/api/v1/auth/register', retry: false },
  whoami: { method: 'GET', path: '/api/v1/auth/whoami', retry: true },
  boarding: { method: 'POST', path: '/api/v1/auth/boarding', retry: false },
  forgotPassword: { method: 'POST', path: '/api/v1/auth/forgot', retry: false },
  resetPassword: { method: 'POST', path: '/api/v1/auth/reset', retry: false },
  verifyEmail: { method: 'POST', path: '/api/v1/auth/verify-email', retry: false },
  getProviderRegistration: { method: 'GET', path: '/api/v1/auth/register/provider', retry: true },
  registerByProvider: { method: 'POST', path: '/api/v1/auth/register/provider', retry: false },
  changePassword: { method: 'POST', path: '/api/v1/auth/password', retry: false },
} as const satisfies RouteTable;

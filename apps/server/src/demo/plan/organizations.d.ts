import { type OrganizationPlan } from './demo-plan.ts';
/** Of every account of the demonstration. */
export declare const demoPassword = "imah-contoh-2026";
export declare const demoOrganizations: readonly OrganizationPlan[];
export declare const demoAccounts: readonly string[];
//# sourceMappingURL=organizations.d.ts.map
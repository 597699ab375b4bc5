import { checkBoundaries } from './cruise.ts';

const { modules, violations } = await checkBoundaries();

if (modules < 200) {
  console.error(`boundaries: only ${modules} modules were looked at, so the check says nothing`);
  process.exit(1);
}
for (const violation of violations) console.error(`boundaries: ${violation}`);
console.log(`boundaries: ${modules} modules, ${violations.length} violations`);
process.exit(violations.length === 0 ? 0 : 1);

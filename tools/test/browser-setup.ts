import { configure } from '@testing-library/react';

// What is waited for comes later on a machine that is busy with everything else; no test asserts speed.
configure({ asyncUtilTimeout: 15_000 });

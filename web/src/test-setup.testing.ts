import { configure } from '@testing-library/react';

// What must appear is waited for however busy the machine is; the limit only ends a wait that would never end.
configure({ asyncUtilTimeout: 30_000 });

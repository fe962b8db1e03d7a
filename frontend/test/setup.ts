import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// What comes on a quiet machine at once may take longer than a second beside other work.
configure({ asyncUtilTimeout: 30_000 });

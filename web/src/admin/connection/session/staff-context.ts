import type { StaffMember } from '@mooncake/domain/staff/staff.contract';
import { createContext } from 'react';

export const StaffContext = createContext<StaffMember | null>(null);

import { testFaults } from './testing-fault-matrix'

testFaults(({ section }) => section === 'top' || section === 'security' || section === 'activity')

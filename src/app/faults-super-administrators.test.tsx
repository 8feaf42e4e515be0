import { testFaults } from './testing-fault-matrix'

testFaults('super-administrators')

import { testFaults } from './testing-fault-matrix'

testFaults('administrators')

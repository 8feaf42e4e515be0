import { testFaults } from './testing-fault-matrix'

testFaults(({ section }) => section === 'superAdmin')

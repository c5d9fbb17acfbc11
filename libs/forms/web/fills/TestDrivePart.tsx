export { TestDriveForm as Component } from '../components/TestDriveForm.js';

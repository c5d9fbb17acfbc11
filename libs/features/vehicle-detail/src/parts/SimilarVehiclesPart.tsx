export { SimilarVehicles as Component } from '../components/SimilarVehicles.js';

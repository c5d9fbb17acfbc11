export * from './s3Server.js';

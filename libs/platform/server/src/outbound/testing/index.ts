export * from './mailServer.js';
export * from './receiver.js';
export * from './sftpServer.js';
